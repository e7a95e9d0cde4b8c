import { createContext, useContext } from 'react'

/** The public address of the site, for links that leave it (canonical, pictures of shared links). Known on the server alone. */
export const OriginContext = createContext('')

export const useOrigin = () => useContext(OriginContext)
