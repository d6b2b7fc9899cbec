"""Training the net of Adrenaline's strongest opponent: games, a fit, and a trial of what came of it.

    python -m tools.train.games CONFIG FOLDER     plays games into FOLDER, in as many processes as there are processors
    python tools/train/fit.py CONFIG FOLDER       fits a net to them with PyTorch, and writes what the opponent reads
    python -m tools.train.trial WEIGHTS --win 200 lets it play against three of the level below

The fit needs NumPy and PyTorch and nothing of this package, so that each may run where it is quickest. Games and fit go
on where they were interrupted.
"""
