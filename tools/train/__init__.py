"""Training the net of Adrenaline's strongest opponent: games of the planner against itself, a fit, weights.

    python -m tools.train.games CONFIG FOLDER     plays games into FOLDER, in as many processes as there are processors
    python tools/train/fit.py CONFIG FOLDER       fits a net to them with PyTorch, and writes what the opponent reads

The first needs this package only, the second NumPy and PyTorch and nothing of this package, so that each may run where
it is quickest. Both go on where they were interrupted.
"""
