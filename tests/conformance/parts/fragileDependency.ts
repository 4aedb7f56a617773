export const dependency = 'sound';
