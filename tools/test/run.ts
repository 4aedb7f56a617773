import { runSteps } from './runSteps';
import { STEPS } from './steps';

/** The test command. */
const { isGreen } = await runSteps(STEPS);
process.exitCode = isGreen ? 0 : 1;
