// What modules ask of a browser while they are loaded; tests that care bring their own.

Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  localStorage: { getItem: () => null, setItem: () => undefined },
  document: { documentElement: { dataset: {} } },
});
