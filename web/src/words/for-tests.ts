// Tests speak English unless they say otherwise.
import { learn } from "./index.svelte";

await learn("en");
