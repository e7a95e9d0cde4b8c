// In a browser zod would compile its schemas with `new Function`, and tries whether it may. The policy of our pages refuses
// that, and browsers report every try. Said before the first schema is made; zod shares its settings under this name.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
