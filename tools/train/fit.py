"""Fit a net to noted games: who wins from the table to which a turn leads, and by how much.

    python tools/train/fit.py tools/train/config.json FOLDER … --into build/train

NumPy and PyTorch only. First the net learns how games ended; then, in further rounds, what it thinks itself of the
table a few turns later, which depends less on luck. After every pass over the games a checkpoint is written, from which
the next run goes on, and a line of numbers to `log.jsonl`: how the net does on games that it has not seen.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

LEAD_SCALE = 20.0
"""Points ahead of the mean; so many are about 1."""

NEVER = -1e9


class Net(nn.Module):
    """Of each seat numbers and signs; out come how it stands, and its points ahead: more is learned so of a game."""

    def __init__(self, numbers: int, signs: int, first: int, second: int, dropout: float) -> None:
        super().__init__()
        self.sizes = (numbers, signs, first, second)
        self.numbers = nn.Linear(numbers, first)
        self.signs = nn.EmbeddingBag(signs + 1, first, mode="sum", padding_idx=signs)
        nn.init.normal_(self.signs.weight, std=0.02)
        self.own = nn.Linear(first, second)
        self.mean = nn.Linear(first, second, bias=False)
        self.drop = nn.Dropout(dropout)
        self.out = nn.Linear(second, 2)

    def forward(self, numbers: torch.Tensor, signs: torch.Tensor, there: torch.Tensor) -> tuple[torch.Tensor, ...]:
        found = self.signs(signs.flatten(0, 1)).view(*signs.shape[:2], -1)
        first = functional.relu(self.numbers(numbers) + found)
        mean = (first * there[:, :, None]).sum(dim=1) / there.sum(dim=1, keepdim=True)
        first, mean = self.drop(first), self.drop(mean)
        second = functional.relu(self.own(first) + self.mean(mean)[:, None])
        standing, ahead = self.out(self.drop(second)).unbind(dim=2)
        return standing.masked_fill(~there, NEVER), ahead.masked_fill(~there, 0.0)


@dataclass
class Tables:
    """All tables, in the order of their games and turns: of each seat numbers and signs, and which seats there are;
    which game, who looks, how many turns follow; how each seat ended."""

    numbers: torch.Tensor
    signs: torch.Tensor
    there: torch.Tensor
    game: torch.Tensor
    seat: torch.Tensor
    left: torch.Tensor
    shares: torch.Tensor
    ahead: torch.Tensor


def read_tables(folders: list[Path], device: torch.device) -> tuple[Tables, dict[str, int]]:
    layout: dict[str, int] = json.loads((folders[0] / "layout.json").read_text())
    seats, slots, numbers = layout["seats"], layout["slots"], layout["numbers"]
    paths = [path for folder in folders for path in sorted(folder.glob("*.game"))]
    if len(paths) < 2:
        raise SystemExit(f"{folders[0]}: {len(paths)} games; a fit wants some to learn from and some to be tested on")
    games = [np.fromfile(path, dtype=np.float32).reshape(-1, layout["row"]) for path in paths]
    game = np.concatenate([np.full(len(rows), number) for number, rows in enumerate(games)])
    raw = torch.from_numpy(np.concatenate(games)).to(device)
    shown = raw[:, 3 : 3 + seats * (numbers + slots)].view(-1, seats, numbers + slots)
    count, ends = raw[:, 0], raw[:, 3 + seats * (numbers + slots) :]
    there = torch.arange(seats, device=device)[None] < count[:, None]
    points = ends[:, seats:]
    ahead = (points - points.sum(dim=1, keepdim=True) / count[:, None]) / LEAD_SCALE * there
    return Tables(
        shown[:, :, :numbers].contiguous(),
        shown[:, :, numbers:].long(),
        there,
        torch.from_numpy(game).to(device),
        raw[:, 1].long(),
        raw[:, 2].long(),
        ends[:, :seats].contiguous(),
        ahead,
    ), layout


class Fit:
    """A net on its way."""

    def __init__(self, config: dict[str, Any], tables: Tables, layout: dict[str, int]) -> None:
        self.config, self.tables, self.layout = config, tables, layout
        self.device = tables.numbers.device
        torch.manual_seed(config["seed"])
        first, second = config["hidden"]
        self.net = Net(layout["numbers"], layout["signs"], first, second, config["dropout"]).to(self.device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), config["rate"], weight_decay=config["decay"])
        games = int(tables.game.max()) + 1
        is_test = torch.rand(games, generator=torch.Generator().manual_seed(config["seed"])) < config["held_out"]
        is_test[0], is_test[-1] = True, False
        chosen = is_test.to(self.device)[tables.game]
        self.train, self.test = torch.nonzero(~chosen)[:, 0], torch.nonzero(chosen)[:, 0]
        self.shares, self.ahead = tables.shares, tables.ahead
        self.passes = 0

    def say(self, chosen: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """What the net says of these tables."""
        found: tuple[torch.Tensor, ...] = self.net(
            self.tables.numbers[chosen], self.tables.signs[chosen], self.tables.there[chosen]
        )
        return found

    def losses(self, chosen: torch.Tensor, shares: torch.Tensor, ahead: torch.Tensor) -> dict[str, torch.Tensor]:
        standing, said = self.say(chosen)
        there, wanted = self.tables.there[chosen], shares[chosen]
        return {
            "shares": -(wanted * standing.log_softmax(dim=1)).sum(dim=1).mean(),
            "ahead": ((said - ahead[chosen]) ** 2 * there).sum(dim=1).mean(),
            "brier": ((standing.softmax(dim=1) - wanted) ** 2)[:, 0].mean(),
        }

    def run_pass(self) -> dict[str, float]:
        """Once over all games."""
        self.net.train()
        order = self.train[torch.randperm(len(self.train), device=self.device)]
        for batch in order.split(self.config["batch"]):
            found = self.losses(batch, self.shares, self.ahead)
            loss = found["shares"] + self.config["points"] * found["ahead"]
            self.optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
        self.passes += 1
        return self.tested()

    @torch.no_grad()
    def tested(self) -> dict[str, float]:
        """By how games really ended."""
        self.net.eval()
        found = self.losses(self.test, self.tables.shares, self.tables.ahead)
        return {name: float(value) for name, value in found.items()}

    @torch.no_grad()
    def look_ahead(self) -> None:
        """Believe what the net says of the tables that follow, the less the later they come, beside how games ended."""
        self.net.eval()
        tables = self.tables
        parts = [self.say(part) for part in torch.arange(len(tables.left), device=self.device).split(65536)]
        standing, ahead = (torch.cat(each) for each in zip(*parts, strict=True))
        said = torch.stack([standing.softmax(dim=1), ahead], dim=2)
        ends = torch.stack([tables.shares, tables.ahead], dim=2)
        wanted = ends.clone()
        count = tables.there.sum(dim=1)
        places = torch.arange(wanted.shape[1], device=self.device)
        horizon = self.config["horizon"]
        for left in range(1, int(tables.left.max()) + 1):
            now = torch.nonzero(tables.left == left)[:, 0]
            after = now + 1
            turn = (places[None] + tables.seat[now, None] - tables.seat[after, None]) % count[now, None]
            index = turn.clamp(max=wanted.shape[1] - 1)[:, :, None].expand(-1, -1, 2)
            mixed = (1 - horizon) * said[after] + horizon * wanted[after]
            wanted[now] = mixed.gather(1, index) * tables.there[now][:, :, None]
        self.shares, self.ahead = wanted[:, :, 0].contiguous(), wanted[:, :, 1].contiguous()

    def rate_for(self, step: int) -> float:
        """Down to a twentieth, in a line, in each round."""
        return float(self.config["rate"]) * (1 - 0.95 * step / max(1, self.config["epochs"] - 1))

    def save(self, path: Path) -> None:
        state = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "passes": self.passes,
            "wanted": (self.shares, self.ahead),
        }
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").rename(path)

    def load(self, path: Path) -> None:
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.passes = state["passes"]
        self.shares, self.ahead = state["wanted"]


def write_weights(path: Path, net: Net) -> None:
    """In half precision, as `frenzy.bots.adrenaline.network` reads them."""
    numbers, signs, first, second = net.sizes
    values = [
        net.numbers.weight.T, net.signs.weight[:signs], net.numbers.bias, net.own.weight.T, net.mean.weight.T,
        net.own.bias, net.out.weight[0],
    ]  # fmt: skip
    head = json.dumps({"sizes": [numbers, signs, first, second]})
    path.write_bytes(head.encode() + b"\n" + b"".join(each.detach().half().cpu().numpy().tobytes() for each in values))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("config", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--into", type=Path, required=True)
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    config = json.loads(given.config.read_text())
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    fit = Fit(config, *read_tables(given.folders, device))
    checkpoint = given.into / "checkpoint.pt"
    if checkpoint.exists():
        fit.load(checkpoint)
    with (given.into / "log.jsonl").open("a") as log:
        while fit.passes < config["epochs"] * config["rounds"]:
            step = fit.passes % config["epochs"]
            if fit.passes and step == 0:
                fit.look_ahead()
            for group in fit.optimizer.param_groups:
                group["lr"] = fit.rate_for(step)
            start = monotonic()
            found = fit.run_pass()
            line = {"pass": fit.passes, "tables": len(fit.train), "seconds": round(monotonic() - start, 1)}
            log.write(json.dumps(line | {name: round(value, 5) for name, value in found.items()}) + "\n")
            log.flush()
            fit.save(checkpoint)
    write_weights(given.into / "net.weights", fit.net)


if __name__ == "__main__":
    main()
