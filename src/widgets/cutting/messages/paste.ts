import { formatMessage } from '../../../shared/i18n/formatMessage';
import { createNamespace } from '../../../shared/i18n/namespace';
import dutch from './cuttingPaste.nl.json';

/** The words of the field to paste in, which come once it is opened. */
export const pasteTexts = createNamespace('cuttingPaste', dutch, () => import('./cuttingPaste.en.json'), formatMessage);
