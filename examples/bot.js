// A bot in another language, through `frenzy engine`: `node examples/bot.js 7` plays a game of Adrenaline with seed 7.
// Seat 0 is ours and shoots whenever it can; the others are Frenzy's easy level.

const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

const [seed = "0", command = "frenzy engine"] = process.argv.slice(2);
const engine = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const { value, done } = await answers.next();
  if (done) throw new Error("the engine has ended");
  const answer = JSON.parse(value);
  if (answer.error) throw new Error(answer.error);
  return answer;
}

// What our seat may know is in the view, and nothing else.
async function ours(seat) {
  const { view } = await ask({ do: "view", seat });
  return view.choices.find((choice) => choice.startsWith("shoot")) ?? view.choices[0];
}

async function main() {
  await ask({ do: "new", game: "adrenaline", seats: 3, seed: Number(seed), options: { skulls: 5, ending: "sudden_death" } });
  let decisions = 0;
  for (;;) {
    const { seat } = await ask({ do: "legal" });
    if (seat === null) break;
    const choice = seat === 0 ? await ours(seat) : (await ask({ do: "bot", name: "easy" })).choice;
    await ask({ do: "apply", choice });
    decisions += 1;
  }
  const { scores, winners } = (await ask({ do: "outcome" })).outcome;
  console.log(`${decisions} decisions; scores ${scores.join(", ")}; won by seat ${winners.join(" and ")}`);
  engine.stdin.end();
}

main();
