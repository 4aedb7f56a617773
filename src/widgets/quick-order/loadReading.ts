import { messagesReady } from '../../shared/i18n/ready';

/** What reads lists and files, once its words are there in the language of the page. */
export const loadReading = () => import('./reading').then((reading) => messagesReady().then(() => reading));
