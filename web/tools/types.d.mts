/** The types of all that travels, as TypeScript. */
export const types: () => Promise<string>;
