import { runSteps } from './runSteps';
import { STEPS } from './steps';

/** The test command. */
process.exitCode = (await runSteps(STEPS)) ? 0 : 1;
