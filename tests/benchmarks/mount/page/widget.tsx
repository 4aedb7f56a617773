import * as v from 'valibot';
import { defineWidget } from '../../../../src/mount';
import { Trivial } from './Trivial';

export default defineWidget({ props: v.object({ label: v.string() }), view: Trivial });
