"""Campaigns on a server."""
