import { defineWidget } from '../../mount';
import { Toolbar } from './Toolbar';
import { ToolbarProps } from './props';

export default defineWidget({ props: ToolbarProps, view: Toolbar });
