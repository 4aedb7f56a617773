import * as v from 'valibot';
import { pageConfig, shopAddress } from '../../../../platform/config';
import { words } from '../common';

const FOLDER = '/media/catalog/product';

/** Shared rule 5: the path of a product's picture, which becomes its address; empty where it is left out. */
export const picture = v.pipe(words, v.transform(pictureAddress));

function pictureAddress(path: string): string {
  if (path === '') return '';
  const inShop = `${FOLDER}${path.startsWith('/') ? '' : '/'}${path}`;
  // A server that reads its own answers has no page, and prints addresses of its own origin.
  const { mediaBase } = 'document' in globalThis ? pageConfig() : { mediaBase: '' };
  return mediaBase ? mediaBase + inShop : shopAddress(inShop);
}
