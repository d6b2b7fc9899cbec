import client from "./pl.ftl?raw";
import people from "./pl/people.ftl?raw";
import replay from "./pl/replay.ftl?raw";
import review from "./pl/review.ftl?raw";
import tutorial from "./pl/tutorial.ftl?raw";
import queries from "./pl/queries.ftl?raw";
import puzzles from "./pl/puzzles.ftl?raw";
import keys from "./pl/keys.ftl?raw";
import campaign from "./pl/campaign.ftl?raw";
import plain from "./pl/plain.ftl?raw";
import usual from "./pl/usual.ftl?raw";

export default [client, people, replay, review, tutorial, queries, puzzles, keys, campaign, plain, usual];
