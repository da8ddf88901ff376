// Sentences for tooltips and screen readers.

/** Sentences after each other, each with one full stop; what is missing is left out. */
export function sentences(...parts: (string | undefined)[]): string {
  const said = parts.map((part) => part?.trim()).filter((part): part is string => !!part);
  return said.map((part, index) => (index < said.length - 1 && !/[.!?…:]$/.test(part) ? `${part}.` : part)).join(" ");
}
