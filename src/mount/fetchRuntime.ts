/** Fetches the half of the registry that comes with the first part. */
export const fetchRuntime = () => import('./withFirstPart');
