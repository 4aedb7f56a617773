import { useId } from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { AttributeChoice } from '../../purchase/AttributeChoice';
import { useShownProduct } from '../../purchase/useShown';
import { product } from '../../store';
import { useSignalValue } from '../../../../shared/ui';
import part from './part';

/** The values of one attribute of the page's product, outside of its form. */
export function Swatches({ attribute: code }: WidgetProps<typeof part>) {
  const id = useId();
  useShownProduct();
  const attribute = useSignalValue(product.attributes).find((candidate) => candidate.code === code);
  if (!attribute) return null;
  return <AttributeChoice attribute={attribute} name={id} onChoose={(option) => product.requestOption(code, option)} />;
}

export default defineWidget(part, { view: Swatches });
