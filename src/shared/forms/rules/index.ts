// Those of numbers and patterns have doors of their own: few forms need them.
export * from './presence';
export * from './shop';
export * from './text';
