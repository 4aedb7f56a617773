import type { Rolldown } from 'vite';

/**
 * Which modules share a chunk, by measure: a name in the entry's table of chunks costs as much as a small module, and
 * each is a request. What the entry imports stays with it; nothing of React or ky comes with what a behaviour uses.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'entry', tags: ['$initial'], priority: 9 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|preact)\/|src\/mount\/react\//,
    priority: 8,
  },
  {
    name: 'shop',
    test: /rolldown[\\/]runtime|node_modules\/(@preact\/signals-core|valibot|icu-minify)\/|src\/mount\/(define|index)|src\/shared\/(api\/(\w+\.ts|schemas\/(address|cart|common|refusal|review))|state\/(\w+\.ts|cart\/(?!addOnRequest)|customer|messages|price-view)|config|storage|money|props|i18n\/(cart|common|format\w+|index|namespace|override|ready|unbroken)\.ts)/,
    priority: 7,
  },
  {
    name: 'data',
    test: /src\/shared\/api\/schemas\/(catalogue|offer|picture|product|purchase|stock|suggestions)\.ts/,
    priority: 6,
  },
  // What behaviours need of a page, and widgets that show products.
  { name: 'page', test: /src\/shared\/(dom|state\/recent|i18n\/(product|header)\.ts)/, priority: 6 },
  // What behaviours draw with too, apart from the components: those bring React.
  { name: 'look', test: /src\/shared\/ui\/(icons\.ts|(button|hidden|icon|notice|price)\.css)/, priority: 6 },
  { name: 'ui', test: /src\/shared\/ui\/(Amount|Button|Icon|IconButton|Notice|useSignalValue)\.tsx?$/, priority: 5 },
  { name: 'buy', test: /src\/shared\/(ui\/|purchase\/useAdding|state\/minicart)/, priority: 4 },
  // What is asked of a field, for the forms of a server too: those have nothing of React.
  {
    name: 'rules',
    test: /src\/shared\/(forms\/(?!fields\/|parseRules|rules\/(boundedPattern|number|readPattern|regex))|i18n\/forms\.ts)/,
    priority: 5,
  },
  { name: 'fields', test: /src\/shared\/(forms\/fields\/|address|i18n\/address\.ts)/, priority: 4 },
  {
    name: 'steps',
    test: /src\/shared\/(checkout-parts|state\/checkout\/(?!createOffer)|i18n\/checkout\.ts)/,
    priority: 3,
  },
  { name: 'lines', test: /src\/shared\/cart-lines\//, priority: 3 },
  { name: 'totals', test: /src\/shared\/totals\//, priority: 4 },
  { name: 'card', test: /src\/shared\/product-(card|row)\//, priority: 3 },
  { name: 'purchase', test: /src\/shared\/purchase\//, priority: 2 },
  // The small form of every footer comes without the checks of the large ones.
  {
    name: 'signup',
    test: /src\/(behaviours\/(newsletter|welcome-discount)\/|shared\/server-form\/(form|formIn|send|sendInLine)\.)/,
    priority: 3,
  },
  { name: 'forms', test: /src\/(behaviours\/(form|landing-form)|shared\/server-form)\//, priority: 2 },
  // The view comes first; the parts of a listing come with it, all together.
  {
    name: 'listing-view',
    test: /src\/(behaviours\/(category|search)-view|shared\/(state\/listing|listing-address))\//,
    priority: 1,
  },
  {
    name: 'listing',
    test: /src\/(widgets\/(active-filters|filters|paginator|product-list|(size|sort)-select|toolbar)|shared\/listing-parts)\//,
    priority: 0,
  },
];
