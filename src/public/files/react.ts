/**
 * `react.js`, for a widget that uses the built files: what the package calls `noest/react`, and the React (or Preact) that the
 * kit itself runs on. There is no other on the page.
 */
export * from '../module/react';
export {
  createContext,
  createElement,
  Fragment,
  memo,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { createPortal, flushSync } from 'react-dom';
export { jsx, jsxs } from 'react/jsx-runtime';
