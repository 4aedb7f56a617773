import {
  useEffect,
  useId,
  useReducer,
  useRef,
  type CompositionEvent,
  type Dispatch,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { defineWidget, type WidgetProps } from '../../../../mount';
import { ask, fetchCalls } from '../../../../shared/api';
import { backEnd } from '../../../../shared/api/backend';
import { shopAddress } from '../../../../shared/platform/config';
import { pressEnded } from '../../../../shared/platform/scheduling/press';
import { t } from '../../messages';
import { Button, Icon } from '../../../../shared/ui';
import { t as tCommon } from '../../../../shared/i18n/messages';
import part from './part';
import { SuggestionList } from './SuggestionList';
import {
  initialState,
  isRecentShown,
  isShown,
  reduce,
  shownOptions,
  type SearchEvent,
  type SearchState,
} from './model';
import { RecentSearches } from './RecentSearches';
import { recentSearches } from './recentSearches';
import { useFocusLeaves, useMobilePanel, useOutsidePress } from './usePanel';
import './search.css';

/** Search rule 3: milliseconds between the last keystroke and the request. */
const DEBOUNCE = 100;

/** Search rule 1. */
const LONGEST_QUERY = 128;

/** An on-screen keyboard composes every word, Latin ones too, so a phone would get no suggestions until a word ends. */
const composesEveryWord = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Beside the field and not in the document: both can be in a shadow root. */
const activeOption = (field: HTMLInputElement | null): HTMLElement | null | undefined =>
  field?.form?.parentElement?.querySelector<HTMLElement>('[aria-selected=true]');

/** The search form of the header with suggestions: an ARIA combobox with a listbox, without automatic selection. */
export function Autocomplete(props: WidgetProps<typeof part>) {
  const { minLength, label, query, mount } = props;
  const { searchPage, searchParameter: parameter } = backEnd();
  const action = shopAddress(props.action ?? searchPage);
  const id = useId();
  const [state, dispatch] = useReducer(reduce, initialState(query, minLength));
  useSuggestions(mount.element, state.asked, dispatch);

  const { answer, active, failed, recent } = state;
  const shown = isShown(state);
  const recentShown = isRecentShown(state);
  const count = shownOptions(state);
  const hasList = count > 0;
  const isEmpty = shown && answer !== null && count === 0;
  const hasFailed = shown && failed !== null;
  const field = useRef<HTMLInputElement>(null);
  const optionId = (index: number): string => `${id}option-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;

  useMobilePanel(mount.element, shown);
  useOutsidePress(mount.element, shown, () => dispatch({ type: 'outside' }));
  useFocusLeaves(mount.element, hasFailed, () => dispatch({ type: 'left' }));
  useEffect(() => {
    if (activeId) activeOption(field.current)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** The shopper goes to a page for these words. */
  function follow(words: string): void {
    recentSearches.add(words);
    dispatch({ type: 'left' });
  }

  function erase(): void {
    recentSearches.erase();
    dispatch({ type: 'erased' });
  }

  function retry(): void {
    // The button goes with the message.
    field.current?.focus();
    dispatch({ type: 'retried' });
  }

  function onInput(event: FormEvent<HTMLInputElement>): void {
    const { nativeEvent, currentTarget } = event;
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    dispatch({ type: isComposing && !composesEveryWord() ? 'composed' : 'typed', text: currentTarget.value });
  }

  function onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
    dispatch({ type: 'typed', text: event.currentTarget.value });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Arrows, Enter and Escape then belong to the input method and its candidates.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return dispatch({ type: 'arrow', by: event.key === 'ArrowDown' ? 1 : -1 });
      case 'Enter':
        if (!activeId) return;
        event.preventDefault();
        return activeOption(field.current)?.click();
      case 'Escape':
        event.preventDefault();
        return dispatch({ type: 'escape' });
      case 'Tab':
        // The way to "Opnieuw proberen".
        return hasFailed ? undefined : dispatch({ type: 'left' });
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        return dispatch({ type: 'caret' });
    }
  }

  return (
    <>
      <form
        role="search"
        aria-label={label}
        className="noest-search__form"
        action={action}
        method="get"
        onSubmit={() => follow(state.text)}
      >
        <label className="noest-hidden" htmlFor={`${id}field`}>
          {t('search')}
        </label>
        <input
          className="noest-search__input"
          ref={field}
          id={`${id}field`}
          type="search"
          name={parameter}
          required
          maxLength={LONGEST_QUERY}
          placeholder={t('search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}list` : undefined}
          aria-activedescendant={activeId}
          value={state.text}
          onFocus={() => {
            fetchCalls();
            dispatch({ type: 'focused', recent: recentSearches.list() });
          }}
          onInput={onInput}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={onKeyDown}
        />
        <button className="noest-search__button" type="submit">
          <span className="noest-hidden">{t('searchButton')}</span>
          <Icon name="search" />
        </button>
      </form>
      {recentShown && (
        <RecentSearches
          id={`${id}list`}
          searches={recent}
          action={action}
          parameter={parameter}
          active={active}
          optionId={optionId}
          onFollow={follow}
          onErase={erase}
        />
      )}
      {shown && !recentShown && !isEmpty && !hasFailed && (
        <SuggestionList
          id={`${id}list`}
          answer={answer}
          action={action}
          parameter={parameter}
          active={active}
          optionId={optionId}
          busy={state.asked !== null}
          onFollow={() => follow(answer?.query ?? '')}
        />
      )}
      <div className={isEmpty || hasFailed ? 'noest-autocomplete noest-autocomplete__hint' : 'noest-hidden'}>
        <div role="status">
          {isEmpty && (
            <>
              <p className="noest-autocomplete__line">{t('noResultsFor', { query: answer.query })}</p>
              <p className="noest-autocomplete__line">{t('noResults')}</p>
              <p className="noest-autocomplete__line">{t('noResultsAdvice')}</p>
            </>
          )}
          {hasFailed && <p className="noest-autocomplete__line">{t('suggestionsFailed')}</p>}
          {recentShown && t('recentCount', { n: recent.length })}
          {hasList && !recentShown && !state.asked && t('suggestionCount', { n: count })}
        </div>
        {hasFailed && (
          <Button variant="secondary" size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            {tCommon('retry')}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Requests the suggestions for `asked`. A later query cancels the request, before or after it is sent. An answer waits while
 * something of `element` is pressed (search rule 22).
 */
function useSuggestions(element: Element, asked: SearchState['asked'], dispatch: Dispatch<SearchEvent>): void {
  useEffect(() => {
    if (!asked) return undefined;
    const { sequence, query } = asked;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      const result = await ask((shop) => shop.suggestions(query, { signal: request.signal }));
      await pressEnded(element);
      if (request.signal.aborted) return;
      dispatch(result.ok ? { type: 'answered', sequence, suggestions: result.value } : { type: 'failed', sequence });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [element, asked, dispatch]);
}

export default defineWidget(part, { view: Autocomplete });
