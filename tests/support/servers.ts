/** The two builds of the one source, and where they are served; every test of the registry and of the journeys runs on both. */
// `TEST_PORT` lets two checkouts be tested beside each other.
const port = Number(process.env['TEST_PORT'] || 4310);

export const BUILDS = [
  { build: 'react', conformancePort: port, shopPort: port + 10, magentoPort: port + 5 },
  { build: 'lean', conformancePort: port + 1, shopPort: port + 11, magentoPort: port + 6 },
] as const;

/** A shop that lets other origins embed its parts, and the site of another origin that does. */
export const EMBEDDING = { shopPort: port + 12, sitePort: port + 13 } as const;
