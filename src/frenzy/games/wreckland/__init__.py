"""Wreckland Run: a dice-placement chase for one, in seven chapters."""
