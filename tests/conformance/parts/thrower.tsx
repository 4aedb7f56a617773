import * as v from 'valibot';
import { defineWidget } from '../../../src/mount';

function Thrower(): never {
  throw new Error('out of wood');
}

export default defineWidget({ props: v.object({}), view: Thrower });
