import './noest.css';
import parts from 'virtual:noest-parts';
import { createNoest } from './public/createNoest';

/** All parts of the kit, started. */
export const noest = createNoest(parts);

noest.start();
