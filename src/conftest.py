"""What cannot be tried where a package is missing that not everybody needs."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["frenzy/envs/openspiel.py"]
