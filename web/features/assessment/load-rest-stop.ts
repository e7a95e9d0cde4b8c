/** Loads the stop between two sections: with the questions behind it, so that it is there without a network. */
export const loadRestStop = () => import('./rest-stop.tsx')
