import { defineWidget } from '../../mount';
import { Autocomplete } from './Autocomplete';
import { AutocompleteProps } from './props';

export default defineWidget({ props: AutocompleteProps, view: Autocomplete });
