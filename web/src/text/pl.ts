import cards from "@adrenaline/locale/pl/cards.ftl?raw";
import game from "@adrenaline/locale/pl/game.ftl?raw";
import guide from "@adrenaline/locale/pl/guide.ftl?raw";
import lessons from "@adrenaline/locale/pl/tutorial.ftl?raw";
import client from "./pl.ftl?raw";
import people from "./pl/people.ftl?raw";
import replay from "./pl/replay.ftl?raw";
import tutorial from "./pl/tutorial.ftl?raw";
import asking from "./pl/asking.ftl?raw";
import keys from "./pl/keys.ftl?raw";

export default [cards, game, guide, lessons, client, people, replay, tutorial, asking, keys];
