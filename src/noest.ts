import './noest.css';
import parts from 'virtual:noest-parts';
import { createNoest } from './public/createNoest';
import { kitScript } from './shared/platform/script';

kitScript.address = import.meta.url;

/** All parts of the kit, started. */
export const noest = createNoest(parts);

noest.start();
