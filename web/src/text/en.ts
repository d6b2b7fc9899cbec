import cards from "@adrenaline/locale/en/cards.ftl?raw";
import game from "@adrenaline/locale/en/game.ftl?raw";
import guide from "@adrenaline/locale/en/guide.ftl?raw";
import lessons from "@adrenaline/locale/en/tutorial.ftl?raw";
import client from "./en.ftl?raw";
import people from "./en/people.ftl?raw";
import replay from "./en/replay.ftl?raw";
import tutorial from "./en/tutorial.ftl?raw";
import asking from "./en/asking.ftl?raw";
import keys from "./en/keys.ftl?raw";

export default [cards, game, guide, lessons, client, people, replay, tutorial, asking, keys];
