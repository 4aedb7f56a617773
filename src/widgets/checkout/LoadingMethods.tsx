import './loading.css';

/** What is coming, in the size it will have. */
export function LoadingMethods({ words }: { readonly words: string }) {
  return (
    <div className="noest-methods-loading">
      <p className="noest-methods-loading__words" role="status">
        {words}
      </p>
      <div className="noest-methods-loading__skeleton" aria-hidden="true" />
    </div>
  );
}
