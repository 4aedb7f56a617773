export const greet = 'preparer: prepared';
