import type { AttributeDeclaration } from '../../src/shared/platform/attributes/declaration';
import { attributeOf } from '../../src/shared/platform/attributes/check';
import { typeInWords } from '../../src/shared/platform/attributes/describeIssues';
import { CONFIG_KEYS } from '../../src/shared/platform/config/attributes';
import type { Part } from '../parts/importParts';

/** Every part as its declaration has it, and the keys of the page configuration, as data: `noest/parts.json`. */
export function partsManifest(parts: readonly Part[], version: string): object {
  return {
    version,
    parts: parts.map(({ feature, declaration: { attributes = {}, ...part } }) => ({
      feature,
      ...part,
      // How the kit is built and tested is nobody else's business.
      budget: undefined,
      chunk: undefined,
      qa: undefined,
      attributes: Object.entries(attributes).map(([property, declared]) => ({
        name: attributeOf(property),
        property,
        ...described(declared),
      })),
    })),
    configuration: Object.entries<AttributeDeclaration>(CONFIG_KEYS).map(([name, declared]) => ({
      name,
      ...described(declared),
    })),
  };
}

function described(declared: AttributeDeclaration): object {
  const { type, ...rest } = declared;
  return { ...rest, type: typeInWords(declared), ...(Array.isArray(type) ? { values: type } : {}) };
}
