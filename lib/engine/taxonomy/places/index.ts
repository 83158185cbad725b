export { countryByCode, countryByName } from './countries';
export { countriesOfCity, countriesOfRegion, countriesOfRegionCode } from './lookup';
export { findPostalCode } from './postal-codes';
