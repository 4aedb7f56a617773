import { useId } from 'react';
import type { WidgetProps } from '../../mount';
import { AttributeChoice } from '../../shared/purchase';
import { useShownProduct } from '../../shared/purchase/useShownProduct';
import { product } from '../../shared/state/product';
import { useSignalValue } from '../../shared/ui';
import type { SwatchesProps } from './props';

/** The values of one attribute of the page's product, outside of the box in which it is bought. */
export function Swatches({ attribute: code }: WidgetProps<typeof SwatchesProps>) {
  const id = useId();
  useShownProduct();
  const attribute = useSignalValue(product.attributes).find((candidate) => candidate.code === code);
  if (!attribute) return null;
  return <AttributeChoice attribute={attribute} name={id} onChoose={(option) => product.askOption(code, option)} />;
}
