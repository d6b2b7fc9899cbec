import client from "./fr.ftl?raw";
import people from "./fr/people.ftl?raw";
import replay from "./fr/replay.ftl?raw";
import review from "./fr/review.ftl?raw";
import tutorial from "./fr/tutorial.ftl?raw";
import queries from "./fr/queries.ftl?raw";
import puzzles from "./fr/puzzles.ftl?raw";
import keys from "./fr/keys.ftl?raw";
import campaign from "./fr/campaign.ftl?raw";
import plain from "./fr/plain.ftl?raw";
import usual from "./fr/usual.ftl?raw";

export default [client, people, replay, review, tutorial, queries, puzzles, keys, campaign, plain, usual];
