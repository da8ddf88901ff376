// Lists every route of the document with a form to try it. Builds all nodes by hand: no markup is
// ever read from text.
const french = navigator.language.startsWith("fr");
const say = french
  ? { send: "Envoyer", body: "Corps (JSON)", nobody: "Vous n’êtes pas connecté.", you: "Vous êtes", failed: "Pas de réponse." }
  : { send: "Send", body: "Body (JSON)", nobody: "You are not signed in.", you: "You are", failed: "No answer." };
document.documentElement.lang = french ? "fr" : "en";

/** A node with properties and children. */
function node(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A sentence with its code between backticks. */
function prose(text) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? node("code", {}, part) : part));
}

/** The schema behind a reference. */
function resolve(doc, schema) {
  const path = schema?.$ref?.split("/").slice(1);
  return path ? path.reduce((place, key) => place[key], doc) : schema;
}

/** Something that fits a schema, to begin with. */
function example(doc, schema, depth = 0) {
  const found = resolve(doc, schema);
  if (!found || depth > 6) return null;
  if (found.allOf) return Object.assign({}, ...found.allOf.map((part) => example(doc, part, depth + 1)));
  const variants = found.oneOf ?? found.anyOf;
  if (variants) return example(doc, variants.find((one) => one.type !== "null") ?? {}, depth + 1);
  if (found.enum) return found.enum[0];
  const type = Array.isArray(found.type) ? found.type.find((one) => one !== "null") : found.type;
  if (type === "object" || found.properties) {
    const pairs = Object.entries(found.properties ?? {});
    return Object.fromEntries(pairs.map(([key, value]) => [key, example(doc, value, depth + 1)]));
  }
  if (type === "array") return [];
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return found.minimum ?? 0;
  return type === "string" ? "" : null;
}

async function send(method, path, fields, body, output) {
  let address = path;
  const query = new URLSearchParams();
  for (const { place, name, input } of fields) {
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(input.value));
    else if (input.value) query.set(name, input.value);
  }
  const asked = query.size ? `${address}?${query}` : address;
  const headers = body ? { "content-type": "application/json" } : {};
  try {
    const answer = await fetch(asked, { method, headers, body: body?.value });
    const text = await answer.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      // Not everything is JSON.
    }
    output.textContent = `${answer.status}\n${shown}`;
  } catch {
    output.textContent = say.failed;
  }
  await who();
}

function route(doc, path, method, operation) {
  const fields = (operation.parameters ?? []).map((parameter) => ({
    place: parameter.in,
    name: parameter.name,
    input: node("input", { name: parameter.name, required: parameter.required ?? false }),
  }));
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  const body = schema
    ? node("textarea", { rows: 8, value: JSON.stringify(example(doc, schema), null, 2) })
    : null;
  const output = node("pre");
  output.setAttribute("role", "status");
  const form = node("form", {}, ...fields.map(({ name, input }) => node("label", {}, name, input)));
  if (body) form.append(node("label", {}, say.body, body));
  form.append(node("button", {}, say.send), output);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(method.toUpperCase(), path, fields, body, output);
  });
  const answers = Object.entries(operation.responses ?? {});
  const list = answers.map(([status, { description }]) => node("li", {}, `${status} `, ...prose(description ?? "")));
  return node(
    "details",
    {},
    node("summary", {}, node("span", { className: "method" }, method.toUpperCase()), node("code", {}, path), " ", ...prose(operation.summary ?? "")),
    node("ul", {}, ...list),
    form,
  );
}

async function who() {
  const me = await (await fetch("/api/me")).json();
  document.getElementById("who").textContent = me ? `${say.you} ${me.name}.` : say.nobody;
}

const doc = await (await fetch("/api/openapi.json")).json();
document.getElementById("about").append(...prose(doc.info.description ?? ""));
const routes = document.getElementById("routes");
for (const tag of doc.tags ?? []) {
  const section = node("section", {}, node("h2", {}, tag.name), node("p", {}, ...prose(tag.description ?? "")));
  for (const [path, item] of Object.entries(doc.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation?.tags?.includes(tag.name)) section.append(route(doc, path, method, operation));
    }
  }
  routes.append(section);
}
await who();
