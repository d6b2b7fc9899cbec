import cards from "@adrenaline/locale/fr/cards.ftl?raw";
import game from "@adrenaline/locale/fr/game.ftl?raw";
import guide from "@adrenaline/locale/fr/guide.ftl?raw";
import lessons from "@adrenaline/locale/fr/tutorial.ftl?raw";
import client from "./fr.ftl?raw";
import people from "./fr/people.ftl?raw";
import replay from "./fr/replay.ftl?raw";
import tutorial from "./fr/tutorial.ftl?raw";
import asking from "./fr/asking.ftl?raw";
import keys from "./fr/keys.ftl?raw";

export default [cards, game, guide, lessons, client, people, replay, tutorial, asking, keys];
