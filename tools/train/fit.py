"""Fit a net to noted games: which plan the planner takes, and who wins from the table to which a plan leads.

    python tools/train/fit.py tools/train/config.json FOLDER --into build/train

NumPy and PyTorch only. After every pass over the games a checkpoint is written, from which the next run goes on, and a
line of numbers to `log.jsonl`: how the net does on games that it has not seen, beside the share of the planner's own
best plan.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

WORTH_SCALE = 20.0
"""The planner's worths are points; so many are about 1."""

POINTS_SCALE = 30.0


class Net(nn.Module):
    """A table as its row; out come how each seat stands, its points, and how much the table is liked."""

    def __init__(self, width: int, hidden: list[int], seats: int, dropout: float) -> None:
        super().__init__()
        sizes = [width, *hidden]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.drop = nn.Dropout(dropout)
        self.out = nn.Linear(sizes[-1], 2 * seats + 1)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            rows = self.drop(functional.relu(layer(rows)))
        return self.out(rows)


@dataclass
class Games:
    """All rows of bytes, and of each turn where its rows begin and what its floats are."""

    rows: torch.Tensor
    worths: torch.Tensor
    first: torch.Tensor
    turns: torch.Tensor
    game: torch.Tensor


def read_games(folder: Path, candidates: int, device: torch.device) -> Games:
    layout = json.loads((folder / "layout.json").read_text())
    seats, most = layout["seats"], np.array(layout["most"], dtype=np.float32)
    width = len(most)
    rows, worths, turns, game = [], [], [], []
    for number, path in enumerate(sorted(folder.glob("*.turns"))):
        found = np.fromfile(path, dtype=np.float32).reshape(-1, 2 + 2 * seats + candidates)
        raw = np.fromfile(path.with_suffix(".rows"), dtype=np.uint8).reshape(-1, width + 4 * seats)
        rows.append(raw[:, :width])
        worths.append(np.ascontiguousarray(raw[:, width:]).view(np.float32))
        turns.append(found)
        game.append(np.full(len(found), number))
    if len(turns) < 2:
        raise SystemExit(f"{folder}: {len(turns)} games; a fit wants some to learn from and some to be tested on")
    counts = np.concatenate(turns)[:, 0].astype(np.int64)
    first = np.concatenate([[0], np.cumsum(counts)[:-1]])
    return Games(
        torch.from_numpy(np.concatenate(rows)).to(device),
        torch.from_numpy(np.concatenate(worths)).to(device),
        torch.from_numpy(first).to(device),
        torch.from_numpy(np.concatenate(turns)).to(device),
        torch.from_numpy(np.concatenate(game)).to(device),
    )


class Fit:
    """A net on its way."""

    def __init__(self, config: dict[str, Any], games: Games, most: torch.Tensor, seats: int) -> None:
        self.config, self.games, self.most, self.seats = config, games, most.clamp(min=1), seats
        self.candidates = config["candidates"]
        device = games.rows.device
        torch.manual_seed(config["seed"])
        self.net = Net(len(most) + seats, list(config["hidden"]), seats, config["dropout"]).to(device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), config["rate"], weight_decay=config["decay"])
        held_out = max(1, round(config["held_out"] * int(games.game.max() + 1)))
        is_test = games.game < held_out
        self.train, self.test = torch.nonzero(~is_test)[:, 0], torch.nonzero(is_test)[:, 0]
        self.passes = 0

    def look(self, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """What the net says of all plans of these turns, which of them there are, and the turns' own numbers."""
        turns = self.games.turns[chosen]
        places = torch.arange(self.candidates, device=turns.device)
        there = places < turns[:, :1]
        index = torch.where(there, self.games.first[chosen][:, None] + places, self.games.first[chosen][:, None])
        rows = self.games.rows[index].float() / self.most
        said = self.net(torch.cat([rows, self.games.worths[index] / WORTH_SCALE], dim=2))
        return said, there, turns, turns[:, 2 + 2 * self.seats :]

    def losses(self, chosen: torch.Tensor) -> dict[str, torch.Tensor]:
        said, there, turns, worths = self.look(chosen)
        seats, taken = self.seats, turns[:, 1].long()
        mine = torch.arange(len(chosen), device=taken.device)
        standing = said[mine, taken, :seats]
        shares, points = turns[:, 2 : 2 + seats], turns[:, 2 + seats : 2 + 2 * seats]
        liked = said[:, :, -1].masked_fill(~there, -1e9)
        wanted = (worths / self.config["teacher_temperature"]).masked_fill(~there, -1e9).softmax(dim=1)
        return {
            "shares": -(shares * standing.log_softmax(dim=1)).sum(dim=1).mean(),
            "points": functional.mse_loss(said[mine, taken, seats : 2 * seats], points / POINTS_SCALE),
            "plans": -(wanted * liked.log_softmax(dim=1)).sum(dim=1).mean(),
            "same": (liked.argmax(dim=1) == 0).float().mean(),
            "brier": ((standing.softmax(dim=1) - shares) ** 2)[:, 0].mean(),
        }

    def run_pass(self) -> dict[str, float]:
        """Once over all games."""
        self.net.train()
        order = self.train[torch.randperm(len(self.train), device=self.train.device)]
        for batch in order.split(self.config["batch"]):
            found = self.losses(batch)
            loss = found["shares"] + found["points"] + found["plans"]
            self.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
        self.passes += 1
        return self.tested()

    @torch.no_grad()
    def tested(self) -> dict[str, float]:
        self.net.eval()
        batches = [self.losses(batch) for batch in self.test.split(1024)]
        sizes = [len(batch) for batch in self.test.split(1024)]
        return {
            name: sum(float(found[name]) * size for found, size in zip(batches, sizes, strict=True)) / len(self.test)
            for name in batches[0]
        }

    def rate_for(self, step: int) -> float:
        """Down to a tenth, in a line."""
        return float(self.config["rate"]) * (1 - 0.9 * step / max(1, self.config["epochs"] - 1))

    def save(self, path: Path) -> None:
        state = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict(), "passes": self.passes}
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").rename(path)

    def load(self, path: Path) -> None:
        state = torch.load(path, map_location=self.games.rows.device, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.passes = state["passes"]


def write_weights(path: Path, fit: Fit) -> None:
    """In half precision, as `frenzy.bots.network` reads them."""
    layers = [*fit.net.layers, fit.net.out]
    sizes = [layers[0].in_features, *(layer.out_features for layer in layers)]
    head = json.dumps({"most": fit.most.byte().tolist(), "sizes": sizes})
    values = [each for layer in layers for each in (layer.weight.T, layer.bias)]
    path.write_bytes(head.encode() + b"\n" + b"".join(each.detach().half().cpu().numpy().tobytes() for each in values))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--into", type=Path, required=True)
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    config = json.loads(given.config.read_text())
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    layout = json.loads((given.folder / "layout.json").read_text())
    most = torch.tensor(layout["most"], dtype=torch.float32, device=device)
    fit = Fit(config, read_games(given.folder, config["candidates"], device), most, layout["seats"])
    checkpoint = given.into / "checkpoint.pt"
    if checkpoint.exists():
        fit.load(checkpoint)
    with (given.into / "log.jsonl").open("a") as log:
        while fit.passes < config["epochs"]:
            for group in fit.optimizer.param_groups:
                group["lr"] = fit.rate_for(fit.passes)
            start = monotonic()
            found = fit.run_pass()
            line = {"pass": fit.passes, "turns": len(fit.train), "seconds": round(monotonic() - start, 1)}
            log.write(json.dumps(line | {name: round(value, 5) for name, value in found.items()}) + "\n")
            log.flush()
            fit.save(checkpoint)
    write_weights(given.into / "net.weights", fit)


if __name__ == "__main__":
    main()
