import { runServerCommand } from '../runServerCommand.ts';

runServerCommand('partners');
