import client from "./en.ftl?raw";
import people from "./en/people.ftl?raw";
import replay from "./en/replay.ftl?raw";
import review from "./en/review.ftl?raw";
import tutorial from "./en/tutorial.ftl?raw";
import queries from "./en/queries.ftl?raw";
import puzzles from "./en/puzzles.ftl?raw";
import keys from "./en/keys.ftl?raw";
import campaign from "./en/campaign.ftl?raw";
import plain from "./en/plain.ftl?raw";
import usual from "./en/usual.ftl?raw";

export default [client, people, replay, review, tutorial, queries, puzzles, keys, campaign, plain, usual];
