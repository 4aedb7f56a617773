import { createContext } from 'react';
import type { ServerNodes } from '../runtime/ServerNodes';

/** The server's nodes of the widget that is being rendered; null outside one. */
export const ServerNodesContext = createContext<ServerNodes | null>(null);
